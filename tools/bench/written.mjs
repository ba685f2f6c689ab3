/**
 * What a written document consists of, read from a store: the statements that write the very same rows again under new ids and
 * the next number. The floor of writes sends them as they are: nobody signed in, nothing checked, nothing read.
 */
const columnsOf = async (owner, table) => {
  const { rows } = await owner.query(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ attname }) => attname).join(', ');
};

const rowsOf = async (owner, table, where, value) => {
  const { rows } = await owner.query(
    `select coalesce(jsonb_agg(t), '[]') as rows from ${table} t where ${where} = $1`,
    [value],
  );
  return rows[0].rows;
};

/** An invoice is a draft until its number is taken. */
const drafted = (invoice) => ({ ...invoice, status: 'DRAFT', number: null, voucher_id: null, issued_at: null });

/** The steps of one transaction; `values` are rows whose ids and number are exchanged before they are sent. */
export async function writtenInvoice(owner, id) {
  const [invoice] = await rowsOf(owner, 'sale_invoice', 'id', id);
  const inserts = [
    ['sale_invoice', [drafted(invoice)]],
    ['sale_invoice_line', await rowsOf(owner, 'sale_invoice_line', 'invoice_id', id)],
    ['voucher', await rowsOf(owner, 'voucher', 'id', invoice.voucher_id)],
    ['posting', await rowsOf(owner, 'posting', 'voucher_id', invoice.voucher_id)],
    ['audit_event', await rowsOf(owner, 'audit_event', 'record_id', id)],
  ];
  const written = [];
  for (const [table, rows] of inserts) {
    const columns = await columnsOf(owner, table);
    const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
    written.push({ text, rows });
  }
  const [draft, lines, voucher, postings, audit] = written;
  const issue = {
    text: `update sale_invoice t set number = i.number, status = i.status, voucher_id = i.voucher_id, issued_at = i.issued_at
      from jsonb_populate_recordset(null::sale_invoice, $1::jsonb) i where t.id = i.id`,
    rows: [invoice],
  };
  const [prefix, year] = invoice.number.split('/');
  const count = {
    text: `update number_counter c set last = last + 1 from number_series s
      where s.id = c.series_id and s.kind = $1 and s.prefix = $2 and c.fiscal_year = $3
      returning s.prefix || '/' || c.fiscal_year || '/' || lpad(c.last::text, s.width, '0') as number`,
    values: [invoice.kind, prefix, year],
  };
  const ids = [...new Set(inserts.flatMap(([, rows]) => rows.map((row) => row.id)).filter(Boolean))];
  return { ids, number: invoice.number, steps: [draft, lines, count, voucher, postings, issue, audit] };
}
