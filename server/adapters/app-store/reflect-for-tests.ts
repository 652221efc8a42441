const none = () => undefined
// The certificate kit's container asks Reflect for its decorators' notes; it needs none, for nothing is injected.
Object.assign(Reflect, { getMetadata: none, getOwnMetadata: none, defineMetadata: none })
