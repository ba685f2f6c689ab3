/** The entry `@freightdesk/intl-shipment/quoted`: the page of a customer, in a chunk of its own. */
export { QuotedPage } from './quoted/quoted-page';
