/*
 * Runs before the first paint: sets mode, preset, contrast, direction and language on the root element, so that the page
 * never flashes in another look. The page itself (libs/settings) sets the same attributes when a setting changes.
 * Then fetches what nothing is shown without: the words of the language, and with a token who is signed in and the frame. Last it asks for what the page at this
 * address asked for when it was last open in this tab (libs/data-access-api keeps it): a page that is loaded again has its rows on their
 * way before its code is there to ask for them. The build writes it into the page and tells it where all that lies (build/boot-in-page.mts).
 */
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('settings') || '{}') || {};
  } catch (error) {
    stored = {};
  }
  var language = localStorage.getItem('i18nextLng');
  var choose = function (value, allowed, otherwise) {
    return allowed.indexOf(value) === -1 ? otherwise : value;
  };

  root.dataset.mode = choose(stored.themeMode, ['light', 'dark'], 'light');
  root.dataset.contrast = choose(stored.themeContrast, ['default', 'bold'], 'default');
  root.dataset.preset = choose(
    stored.themeColorPresets,
    ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
    'default',
  );
  root.dir = language === 'ar' ? 'rtl' : choose(stored.themeDirection, ['ltr', 'rtl'], 'ltr');
  root.lang = choose(language, ['en', 'hi', 'ar'], 'en');

  var script = document.currentScript;
  // The snackbars' style tag asks for the nonce under this name.
  window.__nonce__ = script.nonce || undefined;

  var preload = function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  };
  if (script.dataset[root.lang]) preload(script.dataset[root.lang]);

  try {
    var token = sessionStorage.getItem('accessToken');
    var asked = JSON.parse(sessionStorage.getItem('askedHere') || '{}');
    var ask = function (uri, method) {
      // Read to its end also where nobody takes it: a body that is not holds its connection.
      var body = fetch(uri, { method: method, headers: { Authorization: 'Bearer ' + token } }).then(function (answer) {
        return answer.text().then(function (text) {
          return answer.ok ? text : undefined;
        });
      });
      window.__ahead.set(
        uri,
        body.catch(function () {}),
      );
    };
    if (token) {
      var frame = script.dataset.frame;
      if (frame && location.pathname.startsWith('/dashboard')) frame.split(' ').forEach(preload);
      window.__ahead = new Map();
      if (script.dataset.me) ask(script.dataset.me, 'POST');
      if (asked.address === location.pathname + location.search) {
        asked.calls.forEach(function (uri) {
          ask(uri, 'GET');
        });
      }
    }
  } catch (error) {
    // What is kept is not ours: the page asks for itself.
  }
})();
