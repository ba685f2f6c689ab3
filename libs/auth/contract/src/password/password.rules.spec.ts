import { commonPasswords } from './common-passwords.data';
import { normalised, passwordProblem } from './password.rules';

const tooCommon = 'This password is among the first that are guessed. Choose another one.';
const tooPersonal = 'Your own name or e-mail address is easily guessed. Choose another password.';

describe('the rule for new passwords', () => {
  it.each([
    'four trains leave at noon',
    'jdkqlwmzpvhxtrb',
    '583920174650912',
    'रेलगाड़ी दोपहर को चलती है',
    'P'.concat('qX7!').repeat(4),
    'x9'.repeat(3).concat('the long way home'),
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
    'qwertyuiopasdfghjkl',
    '12345678901234567890',
    'aaaaaaaaaaaaaaaaaaaa',
    'correct horse battery staple',
    'Jai Shree Ram 108108',
    'administrator@2026',
  ])('refuses %s: it is among the first that are guessed', (password) => {
    expect(passwordProblem(password)).toBe(tooCommon);
  });

  it.each(['asha.deshpande@example.in', 'AshaDeshpande2026', 'deshpande asha 1', 'asha.deshpande.99'])(
    'refuses %s to Asha Deshpande: it is her own name or address',
    (password) => {
      const asha = { email: 'asha.deshpande@example.in', firstName: 'Asha', lastName: 'Deshpande' };

      expect(passwordProblem(password, asha)).toBe(tooPersonal);
      expect(passwordProblem(password)).not.toBe(tooPersonal);
    },
  );
});

describe('the list of common passwords', () => {
  it('stands in the form that the rule compares', () => {
    expect(commonPasswords.filter((entry) => normalised(entry) !== entry)).toEqual([]);
  });
});
