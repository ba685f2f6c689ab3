/** What the floor is asked of sale invoices: the very rows that the list answers with, as JSON. */
export const asJson = (rows) => `select coalesce(json_agg(r), '[]')::text as answer from (${rows}) r`;
export const none = [[]];
export const folded = (column) => `lower(normalize(${column}::text, NFKC)) collate "C"`;
export const defaultOrder = `order by date desc, ${folded('number')} desc, id desc`;

/** The rows that the list shows, by their columns: `shown` is read from an answer of it. */
export const invoices = ({ shown }, where, more = 'limit 25') =>
  asJson(`select ${shown} from sale_invoice ${where} ${defaultOrder} ${more}`);
