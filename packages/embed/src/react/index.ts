"use client";

export { AradhanaWidget, type AradhanaWidgetProps, type WidgetEvent } from "./aradhana-widget.tsx";
