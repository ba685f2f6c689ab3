import { readMailSettings } from './mail-settings';

const read = (variables: Record<string, string>) => readMailSettings((name) => variables[name]);
const MAIL_FROM = 'accounts@sahyadri.example';

describe('the mail server', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, isSecure: false, user: undefined }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, isSecure: true, user: undefined }],
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, isSecure: false, user: undefined }],
  ])('is %s', (SMTP_URL, place) => {
    expect(read({ SMTP_URL, MAIL_FROM })).toEqual({ ...place, passwordFile: undefined, from: MAIL_FROM });
  });

  it('may ask for a user, whose password is in a file', () => {
    const settings = {
      SMTP_URL: 'smtp://desk%40sahyadri.example@mail.example.com',
      SMTP_PASSWORD_FILE: '/run/p',
      MAIL_FROM,
    };

    expect(read(settings)).toMatchObject({ user: 'desk@sahyadri.example', passwordFile: '/run/p' });
  });

  it('is none unless it is set', () => {
    expect(read({})).toBeUndefined();
  });

  it.each([
    ['SMTP_URL must look', { SMTP_URL: 'mail.example.com', MAIL_FROM }],
    ['SMTP_URL must look', { SMTP_URL: 'https://mail.example.com', MAIL_FROM }],
    ['SMTP_URL must look', { SMTP_URL: 'smtp://user:secret@mail.example.com', MAIL_FROM }],
    ['needs MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
    ['needs MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'accounts' }],
    ['set both or neither', { SMTP_URL: 'smtp://user@mail.example.com', MAIL_FROM }],
    ['MAIL_FROM is set without', { MAIL_FROM }],
  ])('is refused with one sentence, %s, and no secret is said', (sentence, variables) => {
    expect(() => read(variables)).toThrow(sentence);
    expect(() => read(variables)).not.toThrow('secret');
  });
});
