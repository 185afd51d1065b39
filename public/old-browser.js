/* Only browsers that are too old run this. They get none of the app's code, and may know nothing newer than ES5. */
// biome-ignore lint/complexity/useArrowFunction: an arrow is a syntax error there
(function () {
  var french = (document.documentElement.lang || navigator.language || '').indexOf('fr') === 0;
  var words = french
    ? 'Votre navigateur semble ancien.  Veuillez passer \u00e0 un navigateur plus r\u00e9cent pour voir ce contenu.'
    : 'You seem to be using an old browser.  Please upgrade to a newer browser to see this content.';
  var banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText =
    'padding:16px;background:#fff3cd;color:#3d2f00;font:16px/1.4 sans-serif;text-align:center';
  banner.appendChild(document.createTextNode(words));
  document.body.insertBefore(banner, document.body.firstChild);
})();
