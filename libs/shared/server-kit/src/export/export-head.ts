const capitals = new Set(
  'gstin gst cgst sgst igst itc pan tds tan sac ifsc upi swift mbl hbl mawb hawb awb imo etd eta pod utr cbm fx lut sez irn hs si vgm bsr boe iec ack do po fob cfs egm igm csn'.split(
    ' ',
  ),
);

/** Rupees are not said. */
const saidOtherwise: Readonly<Record<string, string>> = {
  paise: '',
  minor: 'in its currency',
  locode: 'UN/LOCODE',
  eway: 'e-way',
  email: 'e-mail',
  cutoff: 'cut-off',
};

/** What a file calls a member that nobody has a word for: `partyGstin` is 'Party GSTIN', `totalPaise` is 'Total'. */
export function headOf(name: string): string {
  const words = name
    // Below it stands the name of the State.
    .replace(/stateCode$/i, 'State')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ');
  const said = words.map((word) => saidOtherwise[word] ?? (capitals.has(word) ? word.toUpperCase() : word));
  // A flag says Yes or No below it: 'Head office', not 'Is head office'.
  const head = said.filter((word, place) => word !== '' && !(place === 0 && word === 'is')).join(' ');
  return head.charAt(0).toUpperCase() + head.slice(1);
}
