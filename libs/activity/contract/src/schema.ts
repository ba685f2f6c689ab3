export { document, documentPage, documentsQuery, uploadDocumentInput } from './document/document.schema';
export { addNoteInput, note, notePage, notesQuery, people, peopleQuery } from './note/note.schema';
export { timeline, timelineEntry, timelineQuery } from './timeline/timeline.schema';
export { mail, mails, mailsQuery, sendMailInput } from './mail/mail.schema';
