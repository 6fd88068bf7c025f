export { BottomBar, type BottomBarEntry, type BottomBarProps } from "./bottom-bar.tsx";
