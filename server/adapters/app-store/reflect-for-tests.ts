const none = () => undefined
// The certificate library's container requires Reflect metadata; an empty one suffices, since nothing is
// injected.
Object.assign(Reflect, { getMetadata: none, getOwnMetadata: none, defineMetadata: none })
