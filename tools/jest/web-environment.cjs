/** jsdom plus what browsers have and jsdom lacks; every web lib names this file as its testEnvironment. */
require('./labels.cjs');
const { keepComputedStyles } = require('./computed-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** A channel between tabs, as browsers have it: an open one does not keep the process of the tests alive. */
class TabChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** A signal of Node's that is given when the page's own is, which is jsdom's. */
function signalOfNode(signal) {
  const controller = new AbortController();
  const tell = () => controller.abort(signal.reason);
  if (signal.aborted) tell();
  else signal.addEventListener('abort', tell, { once: true });
  return controller.signal;
}

/** What the router asks its loaders by. From Node 24 on, Node's own takes no other signal than Node's. */
class PageRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, signal ? { ...init, signal: signalOfNode(signal) } : init);
  }
}

class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    Object.assign(global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      fetch,
      Request: PageRequest,
      Response,
      Headers,
      BroadcastChannel: TabChannel,
    });
    global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // No page is laid out here, so that all of it counts as in sight.
    global.IntersectionObserver ??= class {
      constructor(tell) {
        this.tell = tell;
      }
      observe(target) {
        this.tell([{ target, isIntersecting: true }]);
      }
      disconnect() {}
    };
    global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    });
    keepComputedStyles(global.window);
    global.window.scrollTo = () => undefined;
    global.Element.prototype.scrollIntoView ??= () => undefined;
  }
}

module.exports = WebEnvironment;
