/** The entry `@freightdesk/tracking-ui/track`: the page of a customer, in a chunk of its own. */
export { TrackPage } from './link/track-page';
