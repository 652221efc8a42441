/** Blob folders of an account's photos; their names stay, since stored keys begin with them. */
const kinds = ['meals', 'activities'] as const

/** Blob folder of an account's photos of one kind. */
export const photoFolder = (kind: (typeof kinds)[number], userId: string) => `${kind}/${userId}/` as const

/** All blob folders of an account's photos. */
export const photoFolders = (userId: string) => kinds.map((kind) => photoFolder(kind, userId))

/** The account of a photo folder; undefined for folders inside it. */
export const ownerOfFolder = (folder: string) => /^(?:meals|activities)\/([^/]+)\/$/.exec(folder)?.[1]
