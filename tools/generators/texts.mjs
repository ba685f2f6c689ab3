/** What a new screen says, in the two other languages of the house, made of what a noun is called in them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { domains } from '../boundaries/domains.mjs';
import { groundHome, keptTexts, root } from '../texts/homes.mjs';
import { withEntries } from './plan.mjs';

const sentences = {
  hi: {
    'Search blue widgets': '{{many}} खोजें',
    'No blue widgets yet': 'अभी कोई {{one}} नहीं',
    'Add blue widget': '{{one}} जोड़ें',
    'They are listed here once there are some.': 'जुड़ने पर वे यहाँ दिखेंगे।',
    'Add and start another': 'जोड़ें और नया शुरू करें',
    '{{name}} is added': '{{name}} जोड़ा गया',
  },
  ar: {
    'Search blue widgets': 'البحث في {{many}}',
    'No blue widgets yet': 'لا توجد {{many}} بعد',
    'Add blue widget': 'إضافة {{one}}',
    'They are listed here once there are some.': 'ستظهر هنا عند إضافتها.',
    'Add and start another': 'إضافة والبدء بأخرى',
    '{{name}} is added': 'تمت إضافة {{name}}',
  },
};
const ofForms = ['Add blue widget', 'Add and start another', '{{name}} is added'];

/** Every text with its translation, the noun put in. */
export function textsOf(language, { called, isForm, isInMenu }) {
  const [one, many = one] = called.split('/');
  const said = Object.entries(sentences[language]).filter(([text]) => isForm || !ofForms.includes(text));
  const filled = said.map(([text, words]) => [text, words.replace('{{one}}', one).replace('{{many}}', many)]);
  const names = { 'Blue widget': one, 'Blue widgets': many, ...(isInMenu && { 'BLUE WIDGETS': many }) };
  return { ...names, ...Object.fromEntries(filled) };
}

/** A word that another column has translated is said the same way, and one of the ground is not repeated. */
function agreed(texts, language) {
  const homes = Object.keys(domains).flatMap((name) =>
    ['feature', 'ui', 'contract'].map((room) => `libs/${name}/${room}`),
  );
  const known = Object.assign(
    {},
    ...homes.filter((home) => existsSync(join(root, home))).map((home) => keptTexts(home, language)),
  );
  const ofGround = keptTexts(groundHome, language);
  const own = Object.entries(texts).filter(([text]) => !Object.hasOwn(ofGround, text));
  return Object.fromEntries(own.map(([text, words]) => [text, known[text] ?? words]));
}

export function addTexts(plan, domain, byLanguage) {
  for (const [language, texts] of Object.entries(byLanguage)) {
    plan.grow(`libs/${domain}/feature/src/texts/${language}.json`, (text) =>
      withEntries(text, agreed(texts, language)),
    );
  }
}
