import { commonPasswords } from './common-passwords.data';
import { passwordProblem } from './password.rules';

const tooCommon = 'Well-known words, rows of keys, repeats and dates are guessed first. Choose another password.';
const tooPersonal = 'Your own name, e-mail address or company is easily guessed. Choose another password.';

describe('the rule for new passwords', () => {
  it.each([
    'four trains leave at noon',
    'kites over the harbour wall',
    'the orange container goes to the office',
    'monsoon-jetty-lantern-42',
    'jdkqlwmzpvhxtrb',
    'Xq7#mK2$vB9!nL4',
    '583920174650912',
    'रेलगाड़ी दोपहर को चलती है',
    'القطار يغادر عند الظهر',
    'x9'.repeat(3).concat('the long way home'),
    '+91 is how far 4 lorries go',
  ])('takes %s: length alone makes it strong', (password) => {
    expect(passwordProblem(password)).toBeNull();
  });

  it.each(['short', 'fourteen chars', ''])('refuses %p: fewer than 15 characters', (password) => {
    expect(passwordProblem(password)).toMatch(/at least 15/);
  });

  it('counts characters as a person does, not code units', () => {
    expect(passwordProblem('🚂🚃🚄🚅🚆🚇🚈🚉')).toMatch(/at least 15/);
  });

  it('refuses more than 128 characters', () => {
    expect(passwordProblem('long way home '.repeat(10))).toMatch(/at most 128/);
  });

  it.each([
    'passwordpassword',
    'P@ssw0rdP@ssw0rd',
    'password12345678',
    'Welcome-20262026!!',
    'correct horse battery staple',
    'Jai Shree Ram 108108',
    'administrator@2026',
    'iamtheadministrator',
    'Freightdesk2026!!',
    'freightdesk freightdesk',
    'ilovemycompany123',
    'changeme-changeme',
  ])('refuses %s: its words are well known', (password) => {
    expect(passwordProblem(password)).toBe(tooCommon);
  });

  it.each([
    'qwertyuiopasdfg',
    'qwertyuiopasdfghjkl',
    'poiuytrewqlkjhgf',
    'mnbvcxzlkjhgfdsa',
    'asdfghjkl;asdfghjkl;',
    '1qaz2wsx3edc4rfv',
    '1qazxsw23edcvfr4',
    'zaq12wsxcde34rfv',
    'qazwsxedcrfvtgb',
    'q1w2e3r4t5y6u7i8',
    'azertyuiopqsdfg',
    '!@#$%^&*()_+!@#$',
    'qwerty-asdfgh-zxcvbn',
    'QwertyUiop[]123456',
  ])('refuses %s: rows of keys', (password) => {
    expect(passwordProblem(password)).toBe(tooCommon);
  });

  it.each([
    'abcdefghijklmno',
    'zyxwvutsrqponmlk',
    '123456789012345',
    '098765432109876',
    'a-b-c-d-e-f-g-h-i',
    'aabbccddeeffgghh',
    '1122334455667788',
    'abcdefgh12345678',
    'कखगघङचछजझञटठडढणत',
    'ابتثجحخدذرزسشصضط',
  ])('refuses %s: an alphabet', (password) => {
    expect(passwordProblem(password)).toBe(tooCommon);
  });

  it.each([
    'aaaaaaaaaaaaaaa',
    '12345678901234567890',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    '123451234512345',
    'aaaabbbbccccdddd',
    'xkcdxkcdxkcdxkcd',
    'seven seven seven',
    'PqX7!qX7!qX7!qX7!',
    'ababababababababa',
    '...............',
    'ha ha ha ha ha ha',
    'नमस्तेनमस्तेनमस्ते',
  ])('refuses %s: repeats', (password) => {
    expect(passwordProblem(password)).toBe(tooCommon);
  });

  it.each([
    '22-11-2026 21-11-2025',
    '2026-11-22 2026-11-21',
    '15081947 26011950',
    '01/04/26-31/03/27',
    '1947 1950 2024 2026',
  ])('refuses %s: dates', (password) => {
    expect(passwordProblem(password)).toBe(tooCommon);
  });

  const asha = {
    email: 'asha.deshpande@sahyadri.example',
    firstName: 'Asha',
    lastName: 'Deshpande',
    company: 'Sahyadri Kargo Pvt. Ltd.',
  };

  it.each([
    'asha.deshpande@sahyadri.example',
    'AshaDeshpande2026',
    'deshpande asha 1',
    'asha.deshpande.99',
    'Sahyadri Kargo 2026',
    'sahyadrikargopvtltd',
    '5@hy4dr1-K4rg0-2026',
    'asha@Sahyadri#123',
  ])('refuses %s to Asha Deshpande of Sahyadri Kargo: what is known of her and her company', (password) => {
    expect(passwordProblem(password, asha)).toBe(tooPersonal);
    expect(passwordProblem(password)).not.toBe(tooPersonal);
  });

  it('takes a sentence in which her own name stands', () => {
    expect(passwordProblem('asha eats mangoes in the rain', asha)).toBeNull();
  });

  it('judges a name in letters of its own', () => {
    expect(passwordProblem('आशा देशपांडे २०२६', { firstName: 'आशा', lastName: 'देशपांडे' })).toBe(tooPersonal);
  });

  it('is not led astray by a company whose name has no end', () => {
    expect(passwordProblem('four trains leave at noon', { company: 'x'.repeat(100_000) })).toBeNull();
  });
});

describe('the list of common passwords', () => {
  it('stands in the form that the rule compares', () => {
    expect(commonPasswords.filter((entry) => !/^[a-z\d]+$/.test(entry))).toEqual([]);
  });
});
