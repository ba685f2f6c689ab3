import { asSentence, type Words } from '@freightdesk/shared-sentence';
import { normalisePan, panProblem, tanProblem } from './pan.rules';
import { currentStateCode, isStateCode, outsideIndia, type StateCode } from './state.rules';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const normaliseGstin = normalisePan;

/** Check character of the first 14: mod 36 with weights 1 and 2 in turn (CGST Rules 2017, rule 10 and form REG-06). */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((all, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** A deductor of tax (14th character D) may be registered by its TAN instead of a PAN (CGST Act s.51, rule 12). */
const holderProblem = (ten: string, kind: string): Words | null => {
  if (kind === 'D' && tanProblem(ten) === null) return null;
  const problem = panProblem(ten);
  if (problem === null) return null;
  return {
    message: 'Characters 3 to 12 of a GSTIN are the PAN. {{problem}}',
    values: { problem: asSentence(problem) },
  };
};

/** Why a text is not a GSTIN, in a sentence that names the wrong part, or null. Spaces, dashes and lower case are forgiven. */
export function gstinProblem(text: string): Words | null {
  const gstin = normaliseGstin(text);
  const state = gstin.slice(0, 2);
  const kind = gstin.charAt(13);
  if (gstin.length !== 15) {
    return { message: 'A GSTIN has 15 characters; this has {{length}}.', values: { length: gstin.length } };
  }
  if (!/^[0-9A-Z]+$/.test(gstin)) return 'A GSTIN has letters and digits only.';
  if (!isStateCode(state) || state === outsideIndia)
    return { message: 'A GSTIN starts with the code of a State; {{code}} is none.', values: { code: state } };
  const wrongHolder = holderProblem(gstin.slice(2, 12), kind);
  if (wrongHolder) return wrongHolder;
  if (gstin.charAt(12) === '0') return 'The 13th character of a GSTIN counts registrations from 1; it is not 0.';
  if (!/[ZCD]/.test(kind)) {
    return {
      message: 'The 14th character of a GSTIN is Z, C or D; here it is {{character}}.',
      values: { character: kind },
    };
  }
  if (gstinCheckCharacter(gstin.slice(0, 14)) !== gstin.charAt(14))
    return 'The last character does not fit the others: one of the 15 is mistyped.';
  return null;
}

/** The State a GSTIN is registered in, by its code of today; null for what is no GSTIN. */
export function stateOfGstin(text: string): StateCode | null {
  const state = normaliseGstin(text).slice(0, 2);
  return gstinProblem(text) === null && isStateCode(state) ? currentStateCode(state) : null;
}

/** The PAN inside a GSTIN; null for what is no GSTIN, and for a deductor registered by its TAN. */
export function panOfGstin(text: string): string | null {
  const pan = normaliseGstin(text).slice(2, 12);
  return gstinProblem(text) === null && panProblem(pan) === null ? pan : null;
}
