export { auditNames } from './audit-names';
// What was changed, in words
export type { AuditNames } from './change/audit-names';
export { codeInTrail, nameInTrail } from './change/spelled.rules';
export { type FieldChange, fieldChanges } from './change/field-changes.rules';
// Files beside a record
export { listDocuments, readDocument, removeDocument, uploadDocument } from './document/document.endpoints';
export { documentProblems } from './document/document.errors';
export { documentFileKinds, type DocumentKind, documentKindLabel } from './document/document.kinds';
export type { Document, DocumentPage, DocumentsQuery, UploadDocumentInput } from './document/document.schema';
// The paper of a record by e-mail
export { listMails, sendMail } from './mail/mail.endpoints';
export { mailProblems } from './mail/mail.errors';
export { type MailStatus, mailStatuses, mailStatusLabel } from './mail/mail.kinds';
export type { Mail, Mails, MailsQuery, SendMailInput } from './mail/mail.schema';
// Notes beside a record
export { addNote, listNotes, listPeople } from './note/note.endpoints';
export { notToBeMentioned } from './note/note.errors';
export type { AddNoteInput, Note, NotePage, NotesQuery, People, PeopleQuery } from './note/note.schema';
// All of it in one line of time
export { type EntryKind, entryKinds } from './timeline/entry.kinds';
export { readTimeline } from './timeline/timeline.endpoints';
export type { Timeline, TimelineEntry, TimelineQuery } from './timeline/timeline.schema';
