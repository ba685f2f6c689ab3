import { phoneProblem } from '@freightdesk/parties-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';

/** What one line says of an enquiry: who, from where, how to reach them; the rest in their words. */
export interface QuickLead {
  companyName: string;
  contactName: string;
  mobile: string | null;
  email: string | null;
  rest: string;
}

/** As long as a line may be. */
export const longestQuickLead = 500;

const emailIn = /[^\s,;<>()]{1,64}@[^\s,;<>()]{1,180}/;
/** Digits with what people write between them; whether they are a number the rule of telephones says. */
const digitsIn = /\+?\d[\d -]{8,16}/g;

const isPhone = (text: string): boolean => phoneProblem(text.trim()) === null;

/** `Coastal Spices, Meera, 98200 12345, 2x20 to Jebel Ali`: what can be told by its form is, wherever it stands; the rest goes by its place. */
export function readQuickLead(line: string): QuickLead {
  const text = line.slice(0, longestQuickLead);
  const email = emailIn.exec(text)?.[0] ?? null;
  const mobile = text.match(digitsIn)?.find(isPhone)?.trim() ?? null;
  const said = [email, mobile].reduce<string>(
    (left, found) => (found === null ? left : left.replace(found, ',')),
    text,
  );
  const [companyName = '', contactName = '', ...rest] = said
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { companyName, contactName, mobile, email, rest: rest.join(', ') };
}

/** When whoever asks today is spoken to again unless another time is said: the next working day at ten. */
export function nextMorning(today: BusinessDate): string {
  const isSaturday = new Date(`${today}T00:00:00Z`).getUTCDay() === 6;
  return new Date(`${addDays(today, isSaturday ? 2 : 1)}T10:00:00+05:30`).toISOString();
}
