/** The labelled folder is at fault; its message is the one sentence that its owner needs. */
export class FolderError extends Error {}
