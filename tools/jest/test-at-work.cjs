/**
 * Jest knows by Node which test it is whose promise failed: until Node 24 each promise, timer and callback of all specs is then told to
 * Node's hooks, and looked up. Tests of one spec file go one after the other, so it is enough to know which one is at work. What fails
 * later, in the time of another test, fails that one or the spec file.
 */

/** As much of Node's `AsyncLocalStorage` as Jest asks of it. */
class TestAtWork {
  #store;

  getStore() {
    return this.#store;
  }

  /** For a piece of work that answers with a promise. Throws where another test is at work. */
  run(store, work) {
    const before = this.#store;
    if (before?.test && before.test !== store.test) throw new Error('Two tests of one spec file are at work at once.');
    this.#store = store;
    return work().finally(() => {
      this.#store = before;
    });
  }
}

const nodeOfRun = parseInt(process.versions.node, 10);

/** Whether it is Jest itself, where it runs tests, that asks. */
const isCircus = (from) => /[\\/]jest-circus[\\/]build[\\/]/.test(from);

/** In place of a module of Node's that is asked for: our own for Jest, on a Node that pays for its own; or undefined. */
const insteadOf = (from, moduleName, node = nodeOfRun) =>
  moduleName === 'node:async_hooks' && node < 24 && isCircus(from) ? { AsyncLocalStorage: TestAtWork } : undefined;

module.exports = { TestAtWork, insteadOf };
