/** What the portal gives the documents of these specs, where it gives one. */
export const irn = 'a1'.repeat(32);

/** A code as the portal signs it: only its middle part is read. */
export function answerOf({ payload }: { payload: Record<string, Record<string, unknown>> }, changes: object = {}) {
  const { DocDtls = {}, SellerDtls = {}, ValDtls = {} } = payload;
  const facts = {
    ...{ SellerGstin: SellerDtls['Gstin'], DocNo: DocDtls['No'], DocTyp: DocDtls['Typ'], DocDt: DocDtls['Dt'] },
    ...{ TotInvVal: ValDtls['TotInvVal'], Irn: irn },
    ...changes,
  };
  const body = Buffer.from(JSON.stringify({ data: JSON.stringify(facts), iss: 'NIC' })).toString('base64url');
  return { irn, ackNumber: '112610012345678', ackDate: '2026-11-20 18:00:00', signedQr: `e30.${body}.c2ln` };
}
