export { asSentence, type Sentence, type SentenceValues, say, valuesFor, type Words } from './sentence';
export { readBack } from './read-back';
