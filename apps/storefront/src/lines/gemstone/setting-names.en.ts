/** What a setting of a stone is called. */
export const settingNames = {
  form: { loose: "Loose stone", ring: "Ring", pendant: "Pendant" },
  of: (form: string, metal: string) => `${form}, ${metal}`,
};
