import { gstinProblem, normaliseGstin } from '@freightdesk/parties-contract';
import type { Words } from '@freightdesk/shared-sentence';

/** What stands in place of a GSTIN where a person has none (CGST Rules, form EWB-01). */
export const unregistered = 'URP';

export const isUnregistered = (text: string): boolean => normaliseGstin(text) === unregistered;

/** Why a text is neither a GSTIN nor `URP`, or null. */
export const registrationProblem = (text: string): Words | null => (isUnregistered(text) ? null : gstinProblem(text));
