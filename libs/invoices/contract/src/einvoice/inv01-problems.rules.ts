import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { Inv01 } from './inv01.rules';

/** What the schema allows of the sums against their lines, in rupees. */
const tolerance = 1;

const within = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance;
const isLong = (text: string, least: number, most: number): boolean => text.length >= least && text.length <= most;

type Party = Inv01['SellerDtls'] | Inv01['BuyerDtls'];
type Found = [field: string, isRight: boolean, message: string];

const partyFindings = (name: string, { Gstin, LglNm, Addr1, Loc, Pin, Stcd }: Party): Found[] => [
  [`${name}.Gstin`, Gstin === 'URP' || /^\d{2}[A-Z0-9]{13}$/.test(Gstin), 'The portal needs a GSTIN of 15 characters.'],
  [`${name}.LglNm`, isLong(LglNm, 3, 100), 'The portal needs a name of 3 to 100 characters.'],
  [`${name}.Addr1`, isLong(Addr1, 1, 100), 'The portal needs an address.'],
  [`${name}.Loc`, isLong(Loc, 3, 50), 'The portal needs a town of 3 to 50 characters.'],
  [`${name}.Pin`, Pin >= 100000 && Pin <= 999999, 'The portal needs a PIN code of 6 digits.'],
  [`${name}.Stcd`, /^\d{2}$/.test(Stcd), 'The portal needs the State.'],
];

const itemFindings = ({ ItemList }: Inv01): Found[] =>
  ItemList.flatMap((item, index): Found[] => {
    const tax = item.CgstAmt + item.SgstAmt + item.IgstAmt;
    const expected = (item.AssAmt * item.GstRt) / 100;
    return [
      [
        `ItemList.${index}.HsnCd`,
        /^(?!0+$)\d{4}(\d{2}){0,2}$/.test(item.HsnCd),
        'The portal needs a SAC of 4 or 6 digits.',
      ],
      [`ItemList.${index}.AssAmt`, item.AssAmt >= 0, 'The portal takes no line below zero.'],
      [`ItemList.${index}.GstRt`, tax === 0 || within(tax, expected), 'The tax of the line is not that of its rate.'],
    ];
  });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function valueFindings({ ItemList, ValDtls, TranDtls }: Inv01): Found[] {
  const charged = TranDtls.RegRev === 'Y' ? 0 : ValDtls.CgstVal + ValDtls.SgstVal + ValDtls.IgstVal;
  const assessed = sum(ItemList.map(({ AssAmt }) => AssAmt));
  return [
    ['ValDtls.AssVal', within(ValDtls.AssVal, assessed), 'The lines do not add up to the taxable value.'],
    [
      'ValDtls.TotInvVal',
      within(ValDtls.TotInvVal, ValDtls.AssVal + charged + ValDtls.RndOffAmt),
      'The value, the tax and the round-off do not add up to the total.',
    ],
  ];
}

/** What the schema INV-01 holds against a document; none where the portal takes it. */
export function inv01Problems(payload: Inv01): FieldProblem[] {
  const { DocDtls, SellerDtls, BuyerDtls, ItemList } = payload;
  const isNumber = /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/.test(DocDtls.No);
  const found: Found[] = [
    ['DocDtls.No', isNumber, 'The portal takes a number of at most 16 letters, digits, dashes and strokes.'],
    ['ItemList', isLong('x'.repeat(ItemList.length), 1, 1000), 'The portal takes 1 to 1,000 lines.'],
    ...partyFindings('SellerDtls', SellerDtls),
    ...partyFindings('BuyerDtls', BuyerDtls),
    ...itemFindings(payload),
    ...valueFindings(payload),
  ];
  return found.filter(([, isRight]) => !isRight).map(([field, , message]) => ({ field, code: 'inv01', message }));
}
