/** The help page is a chunk of its own, as a screen of a feature is. */
export const loadHelpPage = () => import('./help-page');
