import { say } from '@freightdesk/shared-sentence';
import { ifscProblem, normaliseIfsc } from './ifsc';

describe('IFSC', () => {
  it.each(['HDFC0000123', 'SBIN0000300', 'KKBK0RTGSMI', 'hdfc 0000-123'])('%s is one', (ifsc) => {
    expect(ifscProblem(ifsc)).toBeNull();
  });

  it.each([
    ['HDFC000012', 'this has 10'],
    ['HD1C0000123', 'four letters of the bank'],
    ['HDFCO000123', 'here it is O'],
    ['HDFC00001É3', 'letters and digits only'],
    ['', 'this has 0'],
  ])('%p is refused with a sentence that says: %s', (text, words) => {
    expect(say(ifscProblem(text) ?? '')).toContain(words);
  });

  it('is kept in one spelling', () => {
    expect(normaliseIfsc(' hdfc 0000-123 ')).toBe('HDFC0000123');
  });
});
