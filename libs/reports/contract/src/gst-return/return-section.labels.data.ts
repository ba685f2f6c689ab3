/** What a section of a return holds. */
export const sectionLabel: Readonly<Record<string, string>> = {
  b2b: 'Invoices to registered customers (b2b)',
  b2cl: 'Large invoices to unregistered customers of other States (b2cl)',
  b2cs: 'Other sales to unregistered customers (b2cs)',
  exp: 'Exports (exp)',
  cdnr: 'Notes to registered customers (cdnr)',
  cdnur: 'Notes to unregistered customers (cdnur)',
  nil: 'Nil-rated, exempt and outside GST (nil)',
  at: 'Tax on advances received (11A)',
  txpd: 'Advances adjusted (11B)',
  osup: 'Outward supplies (3.1 a to e)',
  isup_rev: 'Inward supplies under reverse charge (3.1 d)',
  itc_not_told: 'Credit that vendors have not told yet (4 B 2)',
  itc_unpaid: 'Credit of bills unpaid after 180 days (4 B 2)',
  itc_told_since: 'Credit of earlier months, told now (4 D 1)',
  itc_paid_since: 'Credit taken again of bills paid since (4 D 1)',
  itc_net: 'Input credit, net (4 C)',
};
