interface IfscTerms {
  accountType?: string;
  currency?: string;
  swift?: string | null;
}

/**
 * An IFSC is what rupees are sent to: cash has none, nor an account abroad. One in another currency may have it, as an EEFC account at an
 * Indian branch does, and is known by its SWIFT code.
 */
export const needsIfsc = ({ accountType, currency = 'INR', swift }: IfscTerms): boolean =>
  accountType !== 'CASH' && currency === 'INR' && !swift;
