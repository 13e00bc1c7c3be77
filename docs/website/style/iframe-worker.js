// Opened from a folder, a page may not start a worker: the script of the search runs in a hidden
// frame instead. (The generator fetches such a script from elsewhere unless one of this name is here.)
if (location.protocol === 'file:') {
  window.Worker = class {
    constructor(script) {
      this.frame = document.createElement('iframe')
      this.frame.hidden = true
      this.frame.srcdoc = '<!doctype html>'
      this.ready = new Promise((ready, failed) => {
        this.frame.onload = () => {
          const inside = this.frame.contentWindow
          inside.postMessage = (data) => this.deliver(this, data)
          const tag = inside.document.createElement('script')
          tag.src = new URL(script, location.href).href
          tag.onload = () => ready(inside)
          tag.onerror = failed
          inside.document.head.append(tag)
        }
      })
      this.ready.catch((error) => this.onerror?.(error))
      document.body.append(this.frame)
    }

    // A worker gets a copy, and gets it later: so do both sides here.
    deliver(receiver, message) {
      const data = structuredClone(message)
      setTimeout(() => receiver.onmessage?.({ data }))
    }

    postMessage(data) {
      this.ready.then((inside) => this.deliver(inside, data))
    }

    terminate() {
      this.frame.remove()
    }
  }
}
