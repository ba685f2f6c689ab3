/** What the floor is asked of sale invoices: the very rows that the list answers with, as JSON. */
export const asJson = (rows) => `select coalesce(json_agg(r), '[]')::text as answer from (${rows}) r`;
export const none = [[]];
export const folded = (column) => `lower(normalize(${column}::text, NFKC)) collate "C"`;
export const defaultOrder = `order by date desc, ${folded('number')} desc, id desc`;

/** The rows that the list shows, by their columns: `shown` is read from an answer of it. */
export const invoices = ({ shown }, where, more = 'limit 25') =>
  asJson(`select ${shown} from sale_invoice ${where} ${defaultOrder} ${more}`);

const letters = (column) => `case when octet_length(coalesce(${column}, '')) = char_length(coalesce(${column}, ''))
  then lower(coalesce(${column}, '')) else lower(normalize(coalesce(${column}, ''), nfkc)) end collate "C"`;

/** Whose number holds what is typed, as a search has it: by the index of letters. */
export const ofNumber = (facts) => invoices(facts, `where ${letters('number')} like '%' || lower($1) || '%'`);

/**
 * The latest of whoever is called so: names by their index of letters, and of each the latest in the index that has all of it. Where there is
 * a second value it stands in the number.
 */
export const ofName = ({ shown }, and = '') => {
  const latest = `select * from sale_invoice where party_id = called.party_id and party_name = called.name
    ${and && `and ${letters('number')} like '%' || lower($2) || '%'`} order by date desc fetch first 25 rows with ties`;
  const named = `select distinct party_id, name from document_party where search_text like '%' || lower($1) || '%'`;
  const found = `select invoice.* from (${named}) called cross join lateral (${latest}) invoice`;
  return asJson(`select ${shown} from (${found}) invoice ${defaultOrder} limit 25`);
};
