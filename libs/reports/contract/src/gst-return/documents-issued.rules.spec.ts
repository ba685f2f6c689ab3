import { documentsIssued } from './documents-issued.rules';

const invoices = { kind: 'TAX_INVOICE', series: 'SI/', first: 'SI/2', last: 'SI/99', taken: 90, cancelled: 3 };

it('kinds of one nature that share a series are told as one, and a longer number comes after a shorter', () => {
  const bills = { kind: 'BILL_OF_SUPPLY', series: 'SI/', first: 'SI/9', last: 'SI/100', taken: 5, cancelled: 1 };

  expect(documentsIssued([bills, invoices])).toEqual([
    {
      doc_num: 1,
      doc_typ: 'Invoices for outward supply',
      docs: [{ num: 1, from: 'SI/2', to: 'SI/100', totnum: 95, cancel: 4, net_issue: 91 }],
    },
  ]);
});

it('natures come in the order of the portal, and a document that it does not ask for is left out', () => {
  const note = { kind: 'CREDIT_NOTE', series: 'CN/', first: 'CN/1', last: 'CN/1', taken: 1, cancelled: 0 };
  const unknown = { ...note, kind: 'PROFORMA', series: 'PI/' };

  expect(documentsIssued([note, unknown, invoices]).map(({ doc_num }) => doc_num)).toEqual([1, 5]);
});
