/**
 * A sentence with a count reads otherwise of one thing, and in Arabic of two, of few and of many: `{{count}} rows are ready._one`
 * is kept beside `{{count}} rows are ready.`, which is said of all others. English, whose texts are their own words, keeps such
 * forms alone, in `src/texts/en.json`; a sentence that stands there has the forms of every language.
 */
const forms = { en: ['one'], hi: ['one'], ar: ['one', 'two', 'few', 'many'] };

/** The sentence that a form is of; itself where it is none. */
export const sentenceOf = (key) => key.replace(/_(?:one|two|few|many)$/, '');

export const formsOf = (text, language) => forms[language].map((form) => `${text}_${form}`);
