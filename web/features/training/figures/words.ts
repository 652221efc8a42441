export const words = {
  moves: (name: string) => `${name}: start and finish, drawn`,
  holds: (name: string) => `${name}, drawn`,
} as const
