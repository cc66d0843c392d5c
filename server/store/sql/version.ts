/**
 * The number of a store of version 1, the same for both engines (SQLite's `user_version`, the newest row of PostgreSQL's table
 * `migrations`). Smaller numbers are of stores before it, whose records had other shapes.
 */
export const storeVersion = 100;
