import type { RaThemeOptions } from "react-admin";

/** The name of a token of packages/ui/src/theme/tokens.css: it has the colours of both schemes. */
const token = (name: string) => `var(--color-${name})`;

const roleColors = (main: string, on: string, strong = main) => ({
  ...{ main: token(main), light: token(main), dark: token(strong) },
  contrastText: token(on),
});

/**
 * Without a helper text an input of react-admin writes a blank one as HTML, which the policy of the page refuses; a field
 * with a wrong value has its message all the same.
 */
const inputs = Object.fromEntries(
  ["Array", "Text", "Number", "Select", "Boolean", "Autocomplete", "Date", "DateTime", "CheckboxGroup"].map(
    (kind) => [`Ra${kind}Input`, { defaultProps: { helperText: false, fullWidth: true, size: "medium" } }],
  ),
);

/** Our colours and fonts for the components of react-admin. */
export const consoleTheme: RaThemeOptions = {
  // Colours are computed by the browser, so that they can be names of tokens.
  cssVariables: { nativeColor: true },
  palette: {
    primary: roleColors("accent", "on-accent", "accent-strong"),
    secondary: roleColors("accent", "on-accent", "accent-strong"),
    error: roleColors("danger", "surface"),
    warning: roleColors("warning", "surface"),
    success: roleColors("quiet", "on-quiet"),
    info: roleColors("quiet", "on-quiet"),
    background: { default: token("page"), paper: token("surface") },
    text: { primary: token("text"), secondary: token("text-soft"), disabled: token("control") },
    divider: token("border"),
    action: {
      ...{ active: token("text-soft"), hover: token("raised"), selected: token("raised") },
      disabled: token("control"),
    },
  },
  typography: {
    fontFamily: "var(--font-sans)",
    h4: { fontFamily: "var(--font-serif)" },
    h5: { fontFamily: "var(--font-serif)" },
    h6: { fontFamily: "var(--font-serif)", fontWeight: 400 },
    button: { textTransform: "none", fontWeight: 600 },
  },
  shape: { borderRadius: 4 },
  sidebar: { width: 244, closedWidth: 56 },
  components: {
    ...inputs,
    // Our own messages mark a wrong field: the browser's cannot reach one in a tab that is closed.
    RaSimpleForm: { defaultProps: { noValidate: true, warnWhenUnsavedChanges: true } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: token("control") } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
    MuiAppBar: {
      defaultProps: { color: "default", elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: token("surface"),
          color: token("text"),
          borderBottom: `1px solid ${token("border")}`,
        },
      },
    },
    MuiButton: { styleOverrides: { root: { minHeight: "var(--tap)" } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: "var(--tap)", minHeight: "var(--tap)" } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: "var(--tap)" } } },
    MuiTextField: { defaultProps: { variant: "outlined" } },
    MuiFormControl: { defaultProps: { variant: "outlined" } },
    MuiTableCell: { styleOverrides: { root: { borderColor: token("border") } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: token("text"), color: token("page") } },
    },
  },
};
