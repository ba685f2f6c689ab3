/** Texts that fields of this trade take, by the names of the fields. */
export const plausibleTexts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/gstin/i, ['27AAGCB7383J1Z8', '29AAGCB7383J1Z4', '29AAACI1681G1ZL', '27aagcb7383j1z8', 'URP']],
  [/pan$/i, ['AAACI1681G', 'AAGCB7383J']],
  [/tan$/i, ['MUMA12345B']],
  [/state/i, ['27', '29', '07', '96']],
  [/month/i, ['2026-10', '2019-04', '2030-01']],
  [/(at|time)$/i, ['2026-11-20T09:30:00Z', '2026-11-19T23:59:59.999+05:30', '2026-04-01T00:00:00+05:30']],
  [/date|from|to|until|eta|etd/i, ['2026-11-20', '2026-11-21', '2026-04-01', '2024-02-29', '2027-03-31']],
  [/email/i, ['clerk@example.in', 'a.b+c@sub.example.com']],
  [/phone|mobile/i, ['98200 12345', '+971 4 123 4567']],
  [/ifsc/i, ['HDFC0000123']],
  [/account(number|code)?$/i, ['50200012345678', '5010', '6000', '1200']],
  [/sac/i, ['996511', '9967', '996521']],
  [/gstRate|percent/i, ['18', '5', '0', '12', '40', '28']],
  [/rate|quantity|kg|cm|divisor/i, ['1', '10000.00', '0.01', '999999.99', '4.2550', '0']],
  [/pincode/i, ['400001', '560001']],
  [/locode/i, ['INNSA', 'AEJEA', 'INMAA']],
  [/mawb/i, ['176-12345675', '17612345675']],
  [/container/i, ['MSCU6639870', 'CSQU3054383']],
  [/vehicle/i, ['MH04JK1234', '22BH1234AA']],
  [/ewayBill/i, ['123456789012']],
  [/code|prefix/i, ['BOM', 'SI', 'AB', 'X']],
  [/currency/i, ['INR', 'USD', 'JPY', 'KWD']],
  [/country/i, ['IN', 'AE']],
  [/password|token/i, ['a perfectly long passphrase', 'x'.repeat(43)]],
  [/sort/i, ['name', '-date', 'number,-date']],
];

export const anyTexts: readonly string[] = [
  'Coastal Spices Pvt. Ltd.',
  'कोस्टल स्पाइसेज़',
  'شركة الساحل',
  'A',
  'B-17/26',
  'one line\nand another',
  'x'.repeat(150),
];

/** Which list a reference is looked for in, by the name of its field. */
export const referencePlaces: readonly (readonly [RegExp, string])[] = [
  [/party|customer|shipper|consignee|agent|vendor|billTo/i, '/party'],
  [/bank/i, '/bank'],
  [/branch/i, '/branch'],
  [/owner|user/i, '/user'],
  [/invoice/i, '/sale-invoice'],
  [/jobcard|job/i, '/jobcard'],
  [/docket/i, '/domestic/jobcard'],
  [/account/i, '/account'],
  [/quotation/i, '/quotation'],
  [/lead/i, '/lead'],
];
