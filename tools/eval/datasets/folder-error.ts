/** An invalid labelled folder; its message is one user-facing sentence. */
export class FolderError extends Error {}
