/** What requests are made of: ids, numbers, names and words that are in the store. */
async function column(owner, text) {
  const { rows } = await owner.query(text);
  return rows.map((row) => Object.values(row)[0]);
}

const spelled = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a table that a row of its list shows: what the floor has to send too. */
async function columnsShown(owner, table, row) {
  const columns = await column(
    owner,
    `select column_name from information_schema.columns where table_name = '${table}'`,
  );
  const namesIn = (part, within) =>
    Object.entries(part).flatMap(([member, value]) => {
      const name = `${within}${spelled(member)}`;
      if (columns.includes(name) || value === null || typeof value !== 'object') return [name];
      return namesIn(value, `${name}_`);
    });
  return namesIn(row, '').filter((name) => columns.includes(name));
}

export async function factsOf({ owner, read }) {
  const spread = (table, what) =>
    column(
      owner,
      `select ${what} from (select *, row_number() over (order by id) n, count(*) over () of from ${table}) t
      where n % greatest(of / 50, 1) = 0 and ${what} is not null limit 50`,
    );
  const deep = await read('/sale-invoice/list?page=1000&pageSize=25&count=exact');
  const page = await read('/sale-invoice/list?pageSize=100');
  return {
    shown: (await columnsShown(owner, 'sale_invoice', page.data[0])).join(', '),
    invoiceIds: await spread('sale_invoice', 'id'),
    invoiceNumbers: await spread('sale_invoice', 'number'),
    jobNumbers: await spread('jobcard', 'number'),
    paymentNumbers: await spread('payment', 'number'),
    jobIds: await spread('jobcard', 'id'),
    bankIds: await column(owner, `select id from bank order by is_default desc, id`),
    partyIds: await spread('party', 'id'),
    /** Whom an invoice in rupees may be issued to, and by which branch. */
    customerIds: await column(
      owner,
      `select distinct party_id from (select party_id from sale_invoice where kind = 'TAX_INVOICE' and currency = 'INR'
        order by id desc limit 500) t limit 50`,
    ),
    today: new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }),
    partyNames: await spread('party', 'name'),
    /** Who has the most documents, and one who has few. */
    ...(await largestParty(owner)),
    largestVendorId: (
      await column(owner, `select party_id from purchase_invoice group by 1 order by count(*) desc, 1 limit 1`)
    )[0],
    /** The bank whose statements are here. */
    toldBankId: (await column(owner, `select bank_id from bank_statement limit 1`))[0],
    /** Behind the first, the second, ... page. */
    cursor: page.nextCursor,
    lastPage: Math.max(1, Math.min(1_000, Math.ceil((deep.total ?? 0) / 25))),
    /** Of the fiscal year that the books end in. */
    year: { from: '2026-04-01', to: '2026-11-20' },
    wholeYear: { from: '2025-04-01', to: '2026-03-31' },
  };
}

async function largestParty(owner) {
  const { rows } = await owner.query(
    `select party_id, party_name from sale_invoice group by 1, 2 order by count(*) desc limit 1`,
  );
  return { largestPartyId: rows[0].party_id, largestPartyName: rows[0].party_name };
}
