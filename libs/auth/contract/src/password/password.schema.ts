import { type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { passwordProblem } from './password.rules';

/** A password as the server receives it: a bad link is refused before its password is judged, so the rule is asked later. */
export const password = () => string().max(1000);

/** A password as it is typed in a form, held against the rule at once. Names, address and company are looked for beside it. */
export const newPassword = () =>
  password().test('password', (text, { parent, createError }) => {
    const problem = text ? passwordProblem(text, { ...parent, company: parent.company?.name }) : null;
    return problem === null || createError({ message: problem });
  });

export const changePasswordInput = record({
  currentPassword: password().required(),
  newPassword: newPassword().required(),
});
export type ChangePasswordInput = InferType<typeof changePasswordInput>;

export const resetPasswordInput = record({ token: string().max(100).required(), password: password().required() });
export type ResetPasswordInput = InferType<typeof resetPasswordInput>;

/** What the reset page's form asks for; the token stands in the address. */
export const resetPasswordForm = record({ password: newPassword().required() });
export type ResetPasswordForm = InferType<typeof resetPasswordForm>;
