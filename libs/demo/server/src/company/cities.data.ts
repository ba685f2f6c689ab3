import type { indianStateCodes } from '@freightdesk/parties-contract';

export interface City {
  name: string;
  stateCode: (typeof indianStateCodes)[number];
  pincode: string;
  streets: readonly [string, string, string];
}

/** Where the sample company's customers sit; the first is its own. */
export const cities: readonly [City, ...City[]] = [
  { name: 'Mumbai', stateCode: '27', pincode: '400001', streets: ['Ballard Estate', 'Mint Road', 'P D Mello Road'] },
  { name: 'Pune', stateCode: '27', pincode: '411014', streets: ['Nagar Road', 'Koregaon Park Road', 'Kharadi Bypass'] },
  { name: 'Ahmedabad', stateCode: '24', pincode: '380009', streets: ['Ashram Road', 'C G Road', 'Sarkhej Road'] },
  { name: 'Surat', stateCode: '24', pincode: '395003', streets: ['Ring Road', 'Udhna Magdalla Road', 'Varachha Road'] },
  { name: 'Bengaluru', stateCode: '29', pincode: '560058', streets: ['Peenya 2nd Phase', 'Hosur Road', 'Tumkur Road'] },
  { name: 'Chennai', stateCode: '33', pincode: '600001', streets: ['Rajaji Salai', 'Ambattur Estate', 'GST Road'] },
  {
    name: 'Kochi',
    stateCode: '32',
    pincode: '682003',
    streets: ['Willingdon Island', 'Marine Drive', 'Jew Town Road'],
  },
  { name: 'Hyderabad', stateCode: '36', pincode: '500037', streets: ['Balanagar', 'Jeedimetla', 'Patancheru Road'] },
  { name: 'New Delhi', stateCode: '07', pincode: '110020', streets: ['Okhla Phase I', 'Mathura Road', 'Mohan Estate'] },
  { name: 'Kolkata', stateCode: '19', pincode: '700001', streets: ['Strand Road', 'Brabourne Road', 'Camac Street'] },
  { name: 'Jaipur', stateCode: '08', pincode: '302022', streets: ['Sitapura', 'Tonk Road', 'Mansarovar'] },
  { name: 'Ludhiana', stateCode: '03', pincode: '141003', streets: ['Focal Point', 'Gill Road', 'Industrial Area A'] },
];
