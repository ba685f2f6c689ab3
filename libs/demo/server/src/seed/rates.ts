import { addDays } from '@freightdesk/shared-calendar';
import { addExchangeRate, addGtaOption } from '@freightdesk/tax-contract';
import { historyDays, type World } from './world';

const source = 'Reference rate of the Reserve Bank';
/** What the last two digits of a week's rates are, over and over. */
const paise = ['12', '34', '28', '51', '47', '66', '39', '58'];

/** The house declares nothing, so whoever pays for the carriage of a docket owes its tax. */
export function tellOfGtaOption({ diary, firstDay }: World): void {
  diary.note('ADMIN', new Date(`${firstDay}T09:50:00+05:30`), async (call) => {
    await call(addGtaOption, { from: firstDay, option: 'REVERSE_CHARGE', source: 'No declaration in Annexure V' });
  });
}

/** Accounts write down the week's rates each Monday or so, which the documents of the week propose. */
export function tellOfRates({ diary, firstDay }: World): void {
  for (let week = 0; week * 7 < historyDays; week += 1) {
    const date = addDays(firstDay, week * 7);
    const end = paise[week % paise.length] ?? '00';
    diary.note('ACCOUNT', new Date(`${date}T10:05:00+05:30`), async (call) => {
      await call(addExchangeRate, { currency: 'USD', date, rate: `88.${end}`, source });
      await call(addExchangeRate, { currency: 'EUR', date, rate: `102.${end}`, source });
    });
  }
}
