// The settings of the block in the editor. No build: WordPress has these libraries as globals.
((wp) => {
  const { createElement: element, Fragment } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, Placeholder, RangeControl, SelectControl, TextControl } = wp.components;
  const { __ } = wp.i18n;

  const widgets = [
    ["pujas", __("Pujas", "aradhana")],
    ["puja-horizontal", __("Pujas in a row", "aradhana")],
    ["chadhawas", __("Chadhava", "aradhana")],
    ["chadhawa-horizontal", __("Chadhava in a row", "aradhana")],
    ["banners", __("Banners", "aradhana")],
  ].map(([value, label]) => ({ value, label }));
  const modes = [
    ["inline", __("In the page", "aradhana")],
    ["popup", __("Popup", "aradhana")],
    ["floating", __("Floating button", "aradhana")],
  ].map(([value, label]) => ({ value, label }));

  function Edit({ attributes, setAttributes }) {
    const control = (type, name, label, more) =>
      element(type, {
        key: name,
        label,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        ...more,
      });
    return element(
      Fragment,
      null,
      element(
        InspectorControls,
        null,
        element(
          PanelBody,
          { title: __("Aradhana widget", "aradhana") },
          control(SelectControl, "widget", __("Widget", "aradhana"), { options: widgets }),
          control(SelectControl, "mode", __("Where it opens", "aradhana"), { options: modes }),
          control(RangeControl, "limit", __("How many", "aradhana"), { min: 1, max: 12 }),
          control(TextControl, "label", __("Heading for screen readers", "aradhana")),
          control(TextControl, "deity", __("Only of this deity", "aradhana")),
        ),
      ),
      element(
        "div",
        useBlockProps(),
        element(Placeholder, {
          icon: "calendar-alt",
          label: attributes.label,
          instructions: __("The widget is shown on the published page.", "aradhana"),
        }),
      ),
    );
  }

  // PHP renders it, because an element of ours in the post would be removed for most authors.
  wp.blocks.registerBlockType("aradhana/widget", { edit: Edit, save: () => null });
})(window.wp);
