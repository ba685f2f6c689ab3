/** For specs: one change, made past the server and its triggers, that breaks each invariant of notes. */
export const breakingNotes: readonly { sentence: string; by: string; named: RegExp }[] = [
  {
    sentence: 'What is kept as taken off a document is what its standing notes took.',
    by: `update sale_invoice set noted_minor = noted_minor + 1
         where id = (select against_invoice_id from sale_invoice where number like 'CN/%/000001')`,
    named: /^SI\/\S+: \d+ is kept, \d+ was taken$/m,
  },
  {
    sentence: 'A note takes off its document no more than it comes to, of the same customer and in the same currency.',
    by: `update sale_invoice set noted_minor = -currency_total_minor - 1 where number like 'CN/%/000001'`,
    named: /^CN\/.*000001: takes \d+ of \d+ off SI\//m,
  },
  {
    sentence: 'Notes take no more of a line than it came to.',
    by: `update sale_invoice_line set taxable_minor = taxable_minor * 100
         where invoice_id = (select id from sale_invoice where number like 'CN/%/000001')`,
    named: /, line 1: its notes take \d+ of \d+$/m,
  },
  {
    sentence: "What is kept as taken off a vendor's bill is what its standing notes took.",
    by: `update purchase_invoice set noted_minor = noted_minor + 1
         where id = (select against_invoice_id from purchase_invoice where number like 'PD/%/000001')`,
    named: /^PI\/\S+: \d+ is kept, \d+ was taken$/m,
  },
  {
    sentence: 'A debit note takes off its bill no more than it comes to, of the same vendor and in the same currency.',
    by: `update purchase_invoice set noted_minor = -payable_minor - 1 where number like 'PD/%/000001'`,
    named: /^PD\/.*000001: takes \d+ of \d+ off PI\//m,
  },
  {
    sentence: "Debit notes take no more of a bill's line than it came to.",
    by: `update purchase_invoice_line set taxable_minor = taxable_minor * 100
         where invoice_id = (select id from purchase_invoice where number like 'PD/%/000001')`,
    named: /, line 1: its notes take \d+ of \d+$/m,
  },
];
