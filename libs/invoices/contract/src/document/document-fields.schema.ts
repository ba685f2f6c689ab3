import { decimalText, id, minorUnits, record, string } from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';

export { ruled } from '@freightdesk/shared-endpoint/schema';

export const currency = () => string<CurrencyCode>().oneOf(currencyCodes);
export const percent = () => decimalText({ digits: 2, decimals: 2 });
export const reason = () => string().min(3).max(500);

export const heads = {
  cgstPaise: minorUnits().required(),
  sgstPaise: minorUnits().required(),
  igstPaise: minorUnits().required(),
};

export const party = record({ id: id().required(), name: string().required(), gstin: string().nullable().defined() });

export const address = record({
  line1: string().required(),
  line2: string().nullable(),
  city: string().required(),
  pincode: string().nullable(),
});
