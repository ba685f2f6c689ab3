/** The entry `@freightdesk/tracking-ui/track`: the pages of a customer, in a chunk of their own. */
export { LinkPage } from './link/link-page';
export { OpenedByLink } from './link/opened-by-link';
export { Component } from './link/track-page';
