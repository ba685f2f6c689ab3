module.exports = () => globalThis.freightdeskTestServer?.stop();
