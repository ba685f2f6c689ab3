/**
 * Why a supply is where it is, and why tax is deducted: the texts of the reasons that documents keep. They stand with their
 * section of the law; a reader in another language is told them by the same texts (`reasonOf`).
 */

/** A State as a reason names it. */
export const stateWithCode = '{{state}} ({{code}})';

export const salePlaceReasons = {
  carriedAbroadBefore:
    'Until 30-Sep-2023 goods carried out of India were supplied at their destination (proviso to IGST s.12(8)).',
  carriedForRegistered: 'The recipient is registered in {{place}} (IGST s.12(8)(a)).',
  handedOver: 'The recipient is unregistered and hands the goods over in {{place}} (IGST s.12(8)(b)).',
  handedOverToUs:
    'The recipient is unregistered and the goods are handed over at our place in {{place}} (IGST s.12(8)(b)).',
  registered: 'The recipient is registered in {{place}} (IGST s.12(2)(a)).',
  address: 'The recipient is unregistered with an address in {{place}} (IGST s.12(2)(b)(i)).',
  noAddress:
    'The recipient is unregistered without an address on record, so it is our State, {{place}} (IGST s.12(2)(b)(ii)).',
  abroad: 'The recipient is outside India (IGST s.13(2)); an export of service (s.2(6)).',
  stated: 'Stated by hand ({{reason}}).',
} as const;

/** What documents of before keep: another sentence may follow it without a stop between. */
export const formerPlaceReasons = { stated: 'Stated by hand: {{reason}}' } as const;

export const toSez = '{{why}} To a SEZ it is always inter-State (IGST s.7(5)(b)).';

export const purchasePlaceReasons = {
  ofImport:
    'The vendor is outside India: an import of service, supplied in {{place}}, on which we pay IGST (IGST s.2(11), s.13(2); notification 10/2017-Integrated Tax (Rate)).',
  fromSez: '{{why}} From a SEZ it is always inter-State (IGST s.7(5)(b)).',
  unknownState: "{{why}} The vendor's State is not on record and taken to be the same.",
  fromState: '{{why}} The vendor supplies from {{place}}.',
  registered: 'We are registered in {{place}}, so it is supplied there (IGST s.12(2)(a), s.12(8)(a)).',
  address: 'We have our address in {{place}}, so it is supplied there (IGST s.12(2)(b)(i)).',
} as const;

/** Longer ones first: what one says may hold all that another does. */
export const tdsReasons = {
  certified: '{{why}} Certificate {{number}} covers {{covered}} of it at {{certified}} (section {{law}}).',
  abroad:
    'The vendor is outside India: what is deducted depends on the rate, the treaty and form 15CA, which are asked before it is paid.',
  nonResident: 'The vendor is outside India: {{rate}} of {{base}}, section {{section}} ({{treaty}}).',
  declared:
    '{{what}}: nothing is deducted, as the transporter declared at most ten goods carriages, till {{date}} (section {{law}}).',
  noNature: 'No nature of payment is chosen, so nothing is deducted.',
  noRate: 'No rate is on record for {{date}}, so nothing is deducted.',
  belowBill: '{{what}}: nothing is deducted, as the bill does not exceed {{bill}} and {{total}}, not above {{limit}}.',
  below: '{{what}}: nothing is deducted, as {{total}}, not above {{limit}}.',
  before: '{{what}}: nothing is deducted, as {{total}} and tax was deducted from all of it before.',
  bill: '{{what}}: {{rate}} of {{base}}, as the bill exceeds {{bill}}.',
  excess: '{{what}}: {{rate}} of {{base}}, the untaxed excess, as {{total}}, above {{limit}}.',
  earlier: '{{what}}: {{rate}} of {{base}}, as {{total}}, above {{limit}}, so what was free till now is taxed too.',
  above: '{{what}}: {{rate}} of {{base}}, as {{total}}, above {{limit}}.',
} as const;

export const tdsClauses = {
  what: '{{nature}}, section {{section}}',
  rateWithoutPan: '{{percent}}% (there is no PAN)',
  panOfYear: "the year's bills of this PAN come to {{amount}}",
  vendorOfYear: "the year's bills of this vendor come to {{amount}}",
  panOfMonth: "the month's bills of this PAN come to {{amount}}",
  vendorOfMonth: "the month's bills of this vendor come to {{amount}}",
} as const;
