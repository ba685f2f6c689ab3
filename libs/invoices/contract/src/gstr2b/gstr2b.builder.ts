/** The portal's file of October 2026 as it comes, with one vendor's documents; for specs. */
export const gstr2bJson = (
  documents: readonly { number: string; date: string; taxable: number; rate?: number; supplier?: string }[],
  { gstin = '27AAGCB7383J1Z8', period = '102026', notes = [] as readonly object[] } = {},
) => ({
  chksum: '0',
  data: {
    ...{ gstin, rtnprd: period, version: '1.0', gendt: '14-11-2026' },
    docdata: {
      b2b: documents.map(({ number, date, taxable, rate = 18, supplier = '27AAPFU0939F1ZV' }) => ({
        ...{ ctin: supplier, trdnm: 'VARUNA CONTAINER LINES', supfildt: '11-11-2026', supprd: period },
        inv: [
          {
            ...{
              inum: number,
              typ: 'R',
              dt: date,
              val: taxable * (1 + rate / 100),
              pos: '27',
              rev: 'N',
              itcavl: 'Y',
              rsn: '',
            },
            ...{ txval: taxable, igst: 0, cgst: (taxable * rate) / 200, sgst: (taxable * rate) / 200, cess: 0 },
          },
        ],
      })),
      cdnr: notes.length > 0 ? [{ ctin: '27AAPFU0939F1ZV', trdnm: 'VARUNA CONTAINER LINES', nt: notes }] : [],
    },
  },
});
