/*
 * Runs before the first paint: sets mode, preset, contrast, direction and language on the root element, so that the page
 * never flashes in another look. The page itself (libs/settings) sets the same attributes when a setting changes.
 * Then asks for what the page at this address asked for when it was last open in this tab (libs/data-access-api keeps it): a page
 * that is loaded again has its rows on their way before its code is there to ask for them.
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

  // The snackbars' style tag asks for the nonce under this name.
  window.__nonce__ = document.currentScript.nonce || undefined;

  try {
    var token = sessionStorage.getItem('accessToken');
    var asked = JSON.parse(sessionStorage.getItem('askedHere') || '{}');
    if (token && asked.address === location.pathname + location.search) {
      window.__ahead = new Map(
        asked.calls.map(function (uri) {
          // Read to its end also where nobody takes it: a body that is not holds its connection.
          var body = fetch(uri, { headers: { Authorization: 'Bearer ' + token } }).then(function (answer) {
            return answer.text().then(function (text) {
              return answer.ok ? text : undefined;
            });
          });
          return [uri, body.catch(function () {})];
        }),
      );
    }
  } catch (error) {
    // What is kept is not ours: the page asks for itself.
  }
})();
