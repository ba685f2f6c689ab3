/** Why a file is refused for what is inside it, whatever the endpoint takes. */
export const fileProblems = {
  damaged: { code: 'damaged', message: 'The file is damaged or incomplete. Save it anew and try again.' },
  hidden: { code: 'hidden', message: 'This file also holds content of another kind. Save it anew and try again.' },
  misnamed: { code: 'misnamed', message: 'The name of this file is that of a program or a web page. Rename it.' },
  scripted: { code: 'scripted', message: 'This PDF runs commands when it is opened. Print it into a new PDF.' },
} as const;
export type FileProblem = (typeof fileProblems)[keyof typeof fileProblems];
