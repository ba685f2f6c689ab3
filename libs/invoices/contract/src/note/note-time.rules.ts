/** Said beside a note that was made; nothing was refused. */
export const noteWarnings = {
  after_time_limit:
    'The time limit for taking back the tax of this document has passed (CGST Act s.34(2)): the return leaves this note out, and its tax stays with the government.',
} as const;
